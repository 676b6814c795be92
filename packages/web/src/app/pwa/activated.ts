/** What the service worker tells every open page when a version takes over. */
export interface Activated {
  /** The script that a page of this version begins with. */
  entry: string
}
