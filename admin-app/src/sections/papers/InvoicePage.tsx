import {
  addInvoiceService,
  getInvoice,
  getInvoicePdf,
  mailInvoice,
  removeInvoiceService,
  saveInvoice,
  saveInvoiceService,
} from '@venue/sdk/papers/admin';
import { invoiceRecord } from '@venue/sdk/papers/kind';
import { Invoice, InvoiceFields } from '@venue/sdk/papers/model';
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
import { InvoiceOrder } from './InvoiceOrder.tsx';
import { IssueButton } from './IssueButton.tsx';
import { MailButton } from './MailButton.tsx';
import { Mailed } from './Mailed.tsx';
import { InvoiceFieldset } from './PaperFieldsets.tsx';
import { PdfButton } from './PdfButton.tsx';
import { Services } from './Services.tsx';
import { lineTexts } from './texts.ts';

const edited = versioned(InvoiceFields);

/** One invoice: its head, its services, and what may be done with it. */
export default function InvoicePage() {
  return (
    <RecordPage
      kind={invoiceRecord}
      get={getInvoice}
      input={invoiceId => ({ body: { invoiceId } })}
      list={agreementPaths.list}
      frame={paper => ({
        title: `Счёт №\u00a0${paper.invoiceNumber} от\u00a0${formatDate(paper.invoiceDate)}`,
        lead: <Parent paper={paper} />,
      })}
      actions={paper => (
        <>
          {paper.services.length > 0 && (
            <PdfButton kind={invoiceRecord} call={getInvoicePdf} input={{ body: { invoiceId: paper.invoiceId } }} />
          )}
          {paper.can.includes('mail') && (
            <MailButton
              kind={invoiceRecord}
              call={mailInvoice}
              input={letter => ({ body: { invoiceId: paper.invoiceId, ...letter } })}
              paper={paper}
            />
          )}
          {paper.can.includes('close') && paper.services.length > 0 && <IssueButton paper={paper} />}
        </>
      )}
    >
      {paper => (
        <RecordColumns kind={invoiceRecord} id={paper.invoiceId} below={<Lines paper={paper} />}>
          {paper.order && <InvoiceOrder paper={paper} order={paper.order} />}
          {paper.can.includes('edit') ? <Head paper={paper} /> : <Facts rows={factsOfPaper(paper)} />}
          <Mailed paper={paper} />
        </RecordColumns>
      )}
    </RecordPage>
  );
}

const Parent = ({ paper: { agreementId, agreementNumber, customerName } }: { paper: Invoice }) => (
  <>
    {customerName}, <Link to={href(agreementPaths.page, { agreementId })}>договор №&nbsp;{agreementNumber}</Link>
  </>
);

const factsOfPaper = (paper: Invoice) =>
  factsOf(invoiceRecord, paper, [
    ...(['invoiceDate', 'invoiceDue', 'vatRate', 'invoicePurpose', 'comment'] as const),
    ...(['closedAt', 'closedBy'] as const),
  ]);

function Head({ paper }: { paper: Invoice }) {
  const save = useSaveCall(invoiceRecord, saveInvoice, paper.invoiceId);
  const editing = useRecordForm({ kind: noMoves, record: paper, model: Invoice, ...edited, save });
  return (
    <RecordForm editing={editing}>
      <InvoiceFieldset numbered />
    </RecordForm>
  );
}

// Closing has its own call and a button beside the heading, so the form offers no moves.
const { status: _, ...noMoves } = invoiceRecord;

function Lines({ paper }: { paper: Invoice }) {
  const { invoiceId, version } = paper;
  const add = useSend(addInvoiceService, lineTexts.add);
  const save = useSend(saveInvoiceService, lineTexts.save);
  const remove = useSend(removeInvoiceService, lineTexts.remove);
  return (
    <Services
      paper={paper}
      lines={paper.services.map(line => ({
        ...line,
        id: line.invoiceServiceId,
        note: line.acted > 0 ? `в\u00a0актах ${line.acted.toLocaleString('ru-RU')}` : '',
      }))}
      mayEdit={paper.can.includes('edit')}
      add={(line, handles) => add.send({ body: { invoiceId, ...line } }, { handles })}
      save={(invoiceServiceId, line, handles) =>
        save.send({ body: { invoiceServiceId, version, ...line } }, { handles })
      }
      remove={invoiceServiceId => remove.send({ body: { invoiceServiceId, version } })}
    />
  );
}
