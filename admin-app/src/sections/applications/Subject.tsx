import type { Permission } from '@venue/sdk';
import { type ApplicationCard, adminRequestType } from '@venue/sdk/applications/model';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import type { ComponentType } from 'react';
import { useWho } from '../../app/frame/useWho.ts';
import { AboutArticle } from './AboutArticle.tsx';
import { AboutAvatar } from './AboutAvatar.tsx';
import { AboutBrand } from './AboutBrand.tsx';
import { AboutEvent } from './AboutEvent.tsx';
import { AboutItem } from './AboutItem.tsx';
import { AboutRequest } from './AboutRequest.tsx';
import { AboutUser } from './AboutUser.tsx';
import { Review } from './Review.tsx';

interface SubjectKind {
  readonly permission: Permission;
  readonly Show: ComponentType<{ application: ApplicationCard }>;
}

const kinds: Record<ApplicationCard['requestType'], SubjectKind> = {
  [adminRequestType.avatar]: { permission: 'users.read', Show: AboutAvatar },
  [adminRequestType.event]: { permission: 'events.read', Show: AboutEvent },
  [adminRequestType.news]: { permission: 'articles.read', Show: AboutArticle },
  [adminRequestType.article]: { permission: 'articles.read', Show: AboutArticle },
  [adminRequestType.brand]: { permission: 'brands.read', Show: AboutBrand },
  [adminRequestType.user]: { permission: 'users.read', Show: AboutUser },
  [adminRequestType.marketItem]: { permission: 'market.read', Show: AboutItem },
  [adminRequestType.marketRequest]: { permission: 'market.read', Show: AboutRequest },
};

/** Shows the record of an application, depending on its type. */
export function Subject({ application }: { application: ApplicationCard }) {
  const { person, asking } = useWho();
  const kind = kinds[application.requestType];
  // Wait for the permissions, so that nothing is shown and then removed.
  if (asking) return <TextSkeleton lines={12} />;
  if (person && !person.permissions.includes(kind.permission))
    return (
      <Review application={application} decisions={[]}>
        <p>У&nbsp;вас нет права смотреть такие записи. Передайте заявку тому, у&nbsp;кого оно есть.</p>
      </Review>
    );
  // The key resets the tab and the dialog for another record.
  return <kind.Show key={application.requestId} application={application} />;
}
