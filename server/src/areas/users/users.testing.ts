import { adminRequestType } from '@venue/sdk/applications/model';
import { confirmUser, getUser } from '@venue/sdk/users/admin';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';

/** Decides about a person, with the current state as `seen`. */
export async function confirmAs(
  api: TestApi,
  as: Person,
  { id }: Pick<Person, 'id'>,
  body: { status: 0 | 1 | 2; rejectionReason?: string },
) {
  const user = await api
    .as(await api.aStaff())
    .send(getUser, { id })
    .then(
      ({ message }) => message,
      () => null,
    );
  const applicationId =
    user?.applications.find(({ requestType }) => requestType === adminRequestType.user)?.requestId ?? null;
  return api.as(as).send(confirmUser, {
    id,
    body: { seen: user?.verificationStatus ?? 0, applicationId, ...body },
  });
}
