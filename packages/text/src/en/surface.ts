/** English for the Surface of Mars. */
export * as surface from './surfacesaid.ts'
