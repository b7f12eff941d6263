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
import { readPermissions } from './readPermissions.ts';

const kinds: Record<ApplicationCard['requestType'], ComponentType<{ application: ApplicationCard }>> = {
  [adminRequestType.avatar]: AboutAvatar,
  [adminRequestType.event]: AboutEvent,
  [adminRequestType.news]: AboutArticle,
  [adminRequestType.article]: AboutArticle,
  [adminRequestType.brand]: AboutBrand,
  [adminRequestType.user]: AboutUser,
  [adminRequestType.marketItem]: AboutItem,
  [adminRequestType.marketRequest]: AboutRequest,
};

/** Shows the record of an application, depending on its type. */
export function Subject({ application }: { application: ApplicationCard }) {
  const { person, asking } = useWho();
  const About = kinds[application.requestType];
  // Wait for the permissions, so that nothing is shown and then removed.
  if (asking) return <TextSkeleton lines={12} />;
  if (person && !person.permissions.includes(readPermissions[application.requestType]))
    return (
      <Review application={application} decisions={[]}>
        <p>У&nbsp;вас нет права смотреть такие записи. Передайте заявку тому, у&nbsp;кого оно есть.</p>
      </Review>
    );
  // The key resets the tab and the dialog for another record.
  return <About key={application.requestId} application={application} />;
}
