interface World {
  /** Whether to open a browser. */
  open: boolean;
  log(line: string): void;
}

/**
 * Says where a server can be looked at.
 * @param addresses that of this machine, and those by which others of its network know it
 */
export async function tellAddresses(addresses: readonly string[], { open, log }: World): Promise<void> {
  const [own = '', ...others] = addresses;
  log(own);
  for (const other of others) log(`${other} (in the network)`);
  if (!open) return;
  const { default: openBrowser } = await import('open');
  await openBrowser(own);
}
