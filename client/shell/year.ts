/** Updates the copyright year if the page was built in an earlier one. A clock set to the past changes nothing. */
export function updateYear(thisYear: number): void {
  for (const year of document.querySelectorAll('[data-year]')) {
    if (Number(year.textContent) < thisYear) year.textContent = String(thisYear);
  }
}
