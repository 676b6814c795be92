/** The words of the page as an app. */

export const shellWords = {
  newVersion: 'A new version of this page is ready.',
  reload: 'Reload',
  later: 'Later',
  noLanguage: 'This language couldn’t be loaded. Reload the page and try again.',
  tryAgain: 'Try again',
} as const
