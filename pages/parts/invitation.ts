import type { InvitationProps } from '../../components/page/Invitation.tsx';
import type { SiteSettings } from '../../site/schema/settings.ts';

export function resolveInvitation({ invitation, phone }: SiteSettings): InvitationProps {
  return { ...invitation, phone };
}
