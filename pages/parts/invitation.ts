import type { SiteSettings } from '../../build/schema/settings.ts';
import type { InvitationProps } from '../../components/Invitation.tsx';

export function resolveInvitation({ invitation, phone }: SiteSettings): InvitationProps {
  return { ...invitation, phone };
}
