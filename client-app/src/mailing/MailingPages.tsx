import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useParams } from 'react-router-dom';
import { ConfirmSubscription } from './ConfirmSubscription.tsx';
import { LeaveMailing } from './LeaveMailing.tsx';
import { Subscribe } from './Subscribe.tsx';

const steps: Readonly<Record<string, () => React.JSX.Element>> = {
  confirm: ConfirmSubscription,
  leave: LeaveMailing,
};

/** The subscription form, and the pages of the links in e-mails. */
export default function MailingPages() {
  const { step } = useParams();
  const Step = (step === undefined ? undefined : steps[step]) ?? Subscribe;
  return (
    <Page {...useScreen()} narrow>
      <Step />
    </Page>
  );
}
