/** Prints what the page shows. An open dialog is printed alone: see `base.css`. */
export function print(): void {
  window.print();
}
