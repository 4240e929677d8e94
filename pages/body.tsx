import type { ReactNode } from 'react';
import { PageProvider } from '../components/page-context.ts';
import { PageShell, type ShellProps } from '../components/shell/PageShell.tsx';
import type { PageContext } from '../engine/render/index.ts';

interface BodyProps {
  path: string;
  shell: ShellProps;
  context: PageContext;
  children: ReactNode;
}

/** The `<body>` of a page: its content in the page shell. */
export function Body({ path, shell, context, children }: BodyProps) {
  return (
    <PageProvider value={{ ...context, path }}>
      <PageShell {...shell}>{children}</PageShell>
    </PageProvider>
  );
}
