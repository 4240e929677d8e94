/** The filter of the list below it. Hidden without a script. */
export function PageFilter() {
  return (
    <search>
      <div className="page-filter" hidden>
        <label className="form-label" htmlFor="page-filter">
          Find a page
        </label>
        <input
          className="form-input"
          id="page-filter"
          type="search"
          name="q"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
        <p className="page-filter-count" role="status" />
      </div>
    </search>
  );
}
