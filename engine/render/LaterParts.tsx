/** The style sheet for everything below the first view. Browsers paint what follows it only when it is there. */
export function LaterParts({ styles }: { styles: string }) {
  return <link rel="stylesheet" href={styles} fetchPriority="low" />;
}
