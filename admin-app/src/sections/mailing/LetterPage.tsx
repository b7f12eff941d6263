import { getLetter, removeLetter, saveLetter } from '@venue/sdk/mailing/admin';
import { letterRecord } from '@venue/sdk/mailing/kind';
import { Letter, LetterFields, letterRemovalConfirm, letterStatus } from '@venue/sdk/mailing/model';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { RemoveButton } from '../../app/record/form/RemoveButton.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { LetterFieldset } from './LetterFieldset.tsx';
import { LetterReport } from './LetterReport.tsx';
import { letterPaths } from './mailing.paths.ts';
import { StartLetter, TestLetter } from './SendLetter.tsx';

const removal = { call: removeLetter, question: letterRemovalConfirm };
const edited = versioned(LetterFields);
const facts = ['letterSubject', 'letterPreview', 'letterBody', 'letterAudience', 'consentFrom', 'consentTo'] as const;

/** One letter: the editor of a draft, or the text and progress of a letter that was started. */
export default function LetterPage() {
  return (
    <RecordPage
      kind={letterRecord}
      get={getLetter}
      input={letterId => ({ body: { letterId } })}
      list={letterPaths.list}
    >
      {(letter, { manages }) =>
        manages && letter.letterStatus === letterStatus.draft ? (
          <LetterEditor letter={letter} />
        ) : (
          <RecordColumns
            kind={letterRecord}
            id={letter.letterId}
            aside={letter.letterStatus !== letterStatus.draft && <LetterReport letter={letter} />}
          >
            <RecordFacts kind={letterRecord} record={letter} fields={facts} />
          </RecordColumns>
        )
      }
    </RecordPage>
  );
}

function LetterEditor({ letter }: { letter: Letter }) {
  const save = useSaveCall(letterRecord, saveLetter, letter.letterId);
  const editing = useRecordForm({ kind: letterRecord, record: letter, model: Letter, ...edited, save });
  const unsaved = editing.dirty || editing.ahead;
  return (
    <RecordColumns
      kind={letterRecord}
      id={letter.letterId}
      aside={
        <>
          <TestLetter letterId={letter.letterId} unsaved={unsaved} />
          <StartLetter letter={letter} unsaved={unsaved} />
        </>
      }
    >
      <RecordForm
        editing={editing}
        buttons={<RemoveButton kind={letterRecord} paths={letterPaths} removal={removal} record={letter} />}
      >
        <LetterFieldset />
      </RecordForm>
    </RecordColumns>
  );
}
