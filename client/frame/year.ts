/** The site was built in one year and may be read in the next. A clock that is behind lowers nothing. */
export function raiseYear(now: number): void {
  for (const year of document.querySelectorAll('[data-year]')) {
    if (Number(year.textContent) < now) year.textContent = String(now);
  }
}
