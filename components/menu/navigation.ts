export interface NavItem {
  label: string;
  /** With the base path, e.g. "/co-op/contact/". */
  href: string;
  /** Whether it leads to the current page or to its section. */
  current: 'page' | 'section' | undefined;
}

/** A link in the list of a group, with the links below it. */
export interface NavListItem extends NavItem {
  items?: NavItem[];
}

/** A menu item that opens a list. */
export interface NavGroup extends NavItem {
  id: string;
  items: NavListItem[];
}

/** Whom to call, in the menu of narrow windows. */
export interface MenuContacts {
  phone: string;
  hours: string;
  heading: string;
  people: { name: string; title: string; phone: string }[];
}

export interface Navigation {
  /** Before the groups. */
  first: NavItem[];
  groups: NavGroup[];
  contact: NavItem;
  /** Leads to the field that filters the site map. */
  search: NavItem;
  memberLogin: { label: string; href: string };
  contacts: MenuContacts;
}
