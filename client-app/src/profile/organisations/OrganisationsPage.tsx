import type { MyProfile } from '@venue/sdk/profile/model';
import { useSearchParams } from 'react-router-dom';
import { ProfilePage } from '../ProfilePage.tsx';
import { NameFirst } from '../person/NameFirst.tsx';
import { OrganisationForm } from './OrganisationForm.tsx';
import { OrganisationList } from './OrganisationList.tsx';
import { NEW } from './organisation.fields.ts';

/** The query parameter of the organisation being edited, so that a reload and the back button work as expected. */
const EDITED = 'edit';

/** The organisations on whose behalf the person acts. */
export default function OrganisationsPage() {
  return (
    <ProfilePage lead="От&nbsp;имени этих организаций вы&nbsp;заключаете договоры и&nbsp;ведёте бренды.">
      {profile => (
        <NameFirst profile={profile}>
          <Organisations profile={profile} />
        </NameFirst>
      )}
    </ProfilePage>
  );
}

function Organisations({ profile }: { profile: MyProfile }) {
  const [search, setSearch] = useSearchParams();
  const editedId = search.get(EDITED);
  const organisation = profile.organisations.find(each => String(each.organisationId) === editedId);
  // A new or an existing organisation; the id of a deleted one shows the list.
  if (editedId === NEW || organisation) {
    return (
      <OrganisationForm
        key={editedId}
        profile={profile}
        organisation={organisation ?? null}
        close={() => setSearch({}, { replace: true })}
      />
    );
  }
  return <OrganisationList profile={profile} edit={which => setSearch({ [EDITED]: String(which) })} />;
}
