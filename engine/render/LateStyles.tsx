/** The style sheet for everything below the first view. Browsers paint what follows the link once it has loaded. */
export function LateStyles({ styles }: { styles: string }) {
  return <link rel="stylesheet" href={styles} fetchPriority="low" />;
}
