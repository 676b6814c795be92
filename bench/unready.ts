/** Says what a bench lacks and what to do about it. */
export class Unready extends Error {
  override name = 'Unready'
}
