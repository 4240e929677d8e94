declare module 'launch-editor' {
  /**
   * @param place a file, a line and a column, e.g. "content/site.md:7:3"
   * @param editor the command; without one, that of an editor which runs
   */
  export default function launch(
    place: string,
    editor: string | undefined,
    failed: (file: string, message: string | null) => void,
  ): void;
}
