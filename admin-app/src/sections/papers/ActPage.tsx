import {
  addActService,
  closeAct,
  getAct,
  getActPdf,
  getActXml,
  mailAct,
  removeActService,
  saveAct,
  saveActService,
} from '@venue/sdk/papers/admin';
import { actRecord } from '@venue/sdk/papers/kind';
import { Act, ActFields, actName, isUpd, paperStatus } from '@venue/sdk/papers/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { Facts } from '../../app/record/Facts.tsx';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { factsOf } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { agreementPaths } from '../agreements/agreements.paths.ts';
import { CloseButton } from './CloseButton.tsx';
import { Exchange } from './edo/Exchange.tsx';
import { MailButton } from './MailButton.tsx';
import { Mailed } from './Mailed.tsx';
import { ActFieldset } from './PaperFieldsets.tsx';
import { PdfButton } from './PdfButton.tsx';
import { paperPaths } from './papers.paths.ts';
import { Services } from './Services.tsx';
import { lineTexts } from './texts.ts';

const edited = versioned(ActFields);

/** One act: its head, the services it confirms, and what may be done with it. */
export default function ActPage() {
  return (
    <RecordPage
      kind={actRecord}
      get={getAct}
      input={actId => ({ body: { actId } })}
      list={agreementPaths.list}
      frame={paper => ({
        title: `${actName(paper)} от\u00a0${formatDate(paper.actDate)}`,
        lead: <Parent paper={paper} />,
      })}
      actions={paper => (
        <>
          {paper.services.length > 0 && (
            <PdfButton kind={actRecord} call={getActPdf} input={{ body: { actId: paper.actId } }} />
          )}
          {isUpd(paper.actForm) && paper.actStatus === paperStatus.closed && (
            <PdfButton
              kind={actRecord}
              call={getActXml}
              input={{ body: { actId: paper.actId } }}
              label="Скачать XML для&nbsp;ЭДО"
            />
          )}
          {paper.can.includes('mail') && (
            <MailButton
              kind={actRecord}
              call={mailAct}
              input={letter => ({ body: { actId: paper.actId, ...letter } })}
              paper={paper}
              {...(isUpd(paper.actForm) ? { files: 'PDF и\u00a0XML' } : {})}
            />
          )}
          {paper.can.includes('close') && paper.services.length > 0 && (
            <CloseButton
              kind={actRecord}
              call={closeAct}
              input={{ body: { actId: paper.actId, version: paper.version } }}
            />
          )}
        </>
      )}
    >
      {paper => (
        <RecordColumns kind={actRecord} id={paper.actId} below={<Lines paper={paper} />}>
          {paper.can.includes('edit') ? <Head paper={paper} /> : <Facts rows={factsOfPaper(paper)} />}
          <Mailed paper={paper} />
          <Exchange paper={paper} />
        </RecordColumns>
      )}
    </RecordPage>
  );
}

const Parent = ({
  paper: { agreementId, agreementNumber, customerName, invoiceId, invoiceNumber },
}: {
  paper: Act;
}) => (
  <>
    <span>{customerName}, </span>
    <Link to={href(agreementPaths.page, { agreementId })}>договор №&nbsp;{agreementNumber}</Link>
    {invoiceId !== null && (
      <span>
        , <Link to={href(paperPaths.invoice, { invoiceId })}>счёт №&nbsp;{invoiceNumber}</Link>
      </span>
    )}
  </>
);

const factsOfPaper = (paper: Act) =>
  factsOf(actRecord, paper, [
    ...(['actForm', 'edoState', 'actDate', 'actFrom', 'actTo', 'vatRate', 'invoiceUnpaid', 'comment'] as const),
    ...(['closedAt', 'closedBy'] as const),
  ]);

// Closing has its own call and a button beside the heading, so the form offers no moves.
const { status: _, ...noMoves } = actRecord;

function Head({ paper }: { paper: Act }) {
  const save = useSaveCall(actRecord, saveAct, paper.actId);
  const editing = useRecordForm({ kind: noMoves, record: paper, model: Act, ...edited, save });
  return (
    <RecordForm editing={editing}>
      <ActFieldset numbered fixedRate={paper.services.some(line => line.invoiceServiceId !== null)} />
    </RecordForm>
  );
}

function Lines({ paper }: { paper: Act }) {
  const { actId, version } = paper;
  const add = useSend(addActService, lineTexts.add);
  const save = useSend(saveActService, lineTexts.save);
  const remove = useSend(removeActService, lineTexts.remove);
  return (
    <Services
      paper={paper}
      lines={paper.services.map(line => ({
        ...line,
        id: line.actServiceId,
        note: line.invoiceServiceId === null ? '' : 'из\u00a0счёта',
      }))}
      mayEdit={paper.can.includes('edit')}
      add={(line, handles) => add.send({ body: { actId, invoiceServiceId: null, ...line } }, { handles })}
      save={(actServiceId, line, handles) => save.send({ body: { actServiceId, version, ...line } }, { handles })}
      remove={actServiceId => remove.send({ body: { actServiceId, version } })}
    />
  );
}
