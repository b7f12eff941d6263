import { createLetter } from '@venue/sdk/mailing/admin';
import { letterRecord } from '@venue/sdk/mailing/kind';
import { LetterFields, letterAudience } from '@venue/sdk/mailing/model';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { LetterFieldset } from './LetterFieldset.tsx';
import { letterPaths } from './mailing.paths.ts';

/** Creates a letter as a draft; sending starts from its own page. */
export default function CreateLetterPage() {
  return (
    <CreatePage
      kind={letterRecord}
      create={createLetter}
      schema={LetterFields}
      from={{
        letterSubject: '',
        letterPreview: '',
        letterBody: '',
        letterAudience: letterAudience.everyone,
        consentFrom: null,
        consentTo: null,
      }}
      paths={letterPaths}
      draft="admin.mailing.letterCreate"
      submit="Сохранить черновик"
      lead={'Письмо никому не\u00a0уйдёт, пока вы\u00a0не\u00a0отправите его со\u00a0следующей страницы.'}
    >
      <LetterFieldset />
    </CreatePage>
  );
}
