/** Updates the year of the copyright line, because a page may be read in the year after its build. A slow clock changes nothing. */
export function updateYear(now: number): void {
  for (const year of document.querySelectorAll('[data-year]')) {
    if (Number(year.textContent) < now) year.textContent = String(now);
  }
}
