/** The style sheet for everything below the first view. Browsers load it before they paint what follows the link. */
export function DeferredStyles({ styles }: { styles: string }) {
  return <link rel="stylesheet" href={styles} fetchPriority="low" />;
}
