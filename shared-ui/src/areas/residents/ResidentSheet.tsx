import type { PublicResident } from '@venue/sdk/residents/model';
import type { ReactNode } from 'react';
import { PublicSheet } from '../../parts/record/PublicSheet.tsx';

type ResidentContent = Pick<PublicResident, 'residentImage' | 'residentDescription' | 'residentSiteUrl'>;

/** A resident below their name as visitors see them. */
export const ResidentSheet = ({
  resident: { residentImage, residentDescription, residentSiteUrl },
  children,
}: {
  resident: ResidentContent;
  /** What to do next, below the text. */
  children?: ReactNode;
}) => (
  <PublicSheet
    photos={residentImage ? [{ ...residentImage, isMain: true }] : []}
    html={residentDescription}
    contacts={{ links: [residentSiteUrl] }}
  >
    {children}
  </PublicSheet>
);
