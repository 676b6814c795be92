/** The words of the page as an app. */

export const shellWords = {
  newVersion: 'There is a new version of this page.',
  reload: 'Reload',
  later: 'Later',
  noLanguage: 'This language could not be loaded. Reload the page and try again.',
  tryAgain: 'Try again',
}
