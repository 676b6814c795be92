/** The part of the package that is used here. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    keepFeatures: readonly string[]
    variationAxes?: { wght: { min: number; max: number } }
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>
}
