/** An entry of the menu, as plain data: the same on both sides of the island. */
export interface NavItem {
  label: string;
  /** With the base path, e.g. "/co-op/contact/". */
  href: string;
  /** Whether it is the page that is being shown, or the section that holds it. */
  current: 'page' | 'section' | undefined;
}

/** An entry that opens a list of others. */
export interface NavGroup extends NavItem {
  id: string;
  items: NavItem[];
}

export interface Navigation {
  home: NavItem;
  groups: NavGroup[];
  contact: NavItem;
  memberLogin: { label: string; href: string };
}
