import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure, failedAt, type Input, type Reply } from '@venue/sdk';
import { saveProfile } from '@venue/sdk/profile';
import type { PersonalInfo } from '@venue/sdk/profile/model';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { VenueForm } from '@venue/shared-ui/form/useForm.ts';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';

/** The texts after saving the profile or a section of it. */
export const profileTexts = {
  done: 'Профиль успешно обновлён',
  refused: 'Не удалось обновить профиль',
  failed: failedAt('обновлении профиля'),
} as const;

type Body = Input<typeof saveProfile>['body'];
type Section = Omit<Body, keyof PersonalInfo>;

/** The personal data of a profile, which travel with each section. */
export const personalOf = ({
  bioLastname,
  bioName,
  bioMiddlename,
  userEmail,
  bioINN,
  emailAccept,
}: PersonalInfo): PersonalInfo => ({ bioLastname, bioName, bioMiddlename, userEmail, bioINN, emailAccept });

/** Messages of a section's fields as the section's own form names them: `organisations.2.INN` is `INN` there. */
const ownFields = ({ code, fields }: ApiFailure): ApiFailure =>
  new ApiFailure(code, {
    fields: Object.fromEntries(
      Object.entries(fields).map(([path, text]) => [
        path.replace(/^(passport|resident|organisations\.\d+)\./, ''),
        text,
      ]),
    ),
  });

/** Saves one section of a profile and leaves the others unchanged; field errors are shown in the section's form. */
export function useSaveSection(profile: PersonalInfo) {
  const { send, busy } = useSend(saveProfile, profileTexts);
  const queries = useQueryClient();
  const save = (
    section: Section,
    setServerErrors: VenueForm['setServerErrors'] = () => false,
  ): Promise<Reply<typeof saveProfile> | undefined> =>
    send(
      { body: { ...personalOf(profile), ...section } },
      {
        handles: failure => {
          if (!(failure instanceof ApiFailure)) return false;
          // The consent was withdrawn in another tab: load the consents again, and the page asks for it.
          if (failure.code === 'consent_missing') void refresh(queries, ['privacy']);
          if (failure.code === 'in_use') {
            notify.error('Организация указана в\u00a0бренде. Сначала выберите в\u00a0нём другую');
            return true;
          }
          return setServerErrors(ownFields(failure));
        },
      },
    );
  return { save, busy };
}
