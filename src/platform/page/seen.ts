/** Whether anybody can look at the page now. */
export function isSeen(): boolean {
  return document.visibilityState === 'visible';
}
