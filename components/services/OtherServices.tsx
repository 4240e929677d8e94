import { LinkList } from '../page/LinkList.tsx';

export interface OtherServicesProps {
  /** The title of the group. */
  group: string;
  others: readonly { path: string; label: string }[];
}

export function OtherServices({ group, others }: OtherServicesProps) {
  if (others.length === 0) return null;
  return (
    <nav className="other-services wide stack" aria-labelledby="other-services">
      <h2 id="other-services">More in {group}</h2>
      <LinkList links={others.map(({ path, label }) => ({ href: path, label }))} />
    </nav>
  );
}
