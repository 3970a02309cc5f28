import { useMessages } from '@porchlight/client';
import type { LeadStage } from '@porchlight/contracts/catalog';
import { Badge } from '@porchlight/ui';
import type { ComponentProps } from 'react';
import { leadsMessages } from '../messages/catalog.ts';

const tones: Readonly<Record<LeadStage, NonNullable<ComponentProps<typeof Badge>['tone']>>> = {
  new: 'brand',
  viewed: 'neutral',
  replied: 'neutral',
  showing: 'info',
  applied: 'info',
  leased: 'ok',
  lost: 'neutral',
  spam: 'warn',
};

/** Badge of the stage of a lead. */
export function StageBadge({ stage }: { readonly stage: LeadStage }) {
  const t = useMessages(leadsMessages);
  return <Badge tone={tones[stage]}>{t(`stage.${stage}`)}</Badge>;
}
