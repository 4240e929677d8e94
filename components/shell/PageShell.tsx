import type { ReactNode } from 'react';
import type { Navigation } from '../menu/navigation.ts';
import { Footer, type FooterProps } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notice, type NoticeProps } from './Notice.tsx';

export interface ShellProps {
  /** The name of the organization. */
  name: string;
  notice?: NoticeProps | undefined;
  navigation: Navigation;
  footer: FooterProps;
}

export function PageShell({ name, notice, navigation, footer, children }: ShellProps & { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {notice && <Notice {...notice} />}
      <Header name={name} navigation={navigation} />
      {children}
      <Footer {...footer} />
    </>
  );
}
