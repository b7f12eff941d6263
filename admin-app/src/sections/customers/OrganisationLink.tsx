import { Link } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { organisationUrl } from './customers.paths.ts';

/** The INN of an organisation, as a link to its page for whoever may read it. */
export function OrganisationLink({ INN }: { INN: string }) {
  const may = useMay();
  return may('agreements.read') && INN !== '' ? <Link to={organisationUrl(INN)}>{INN}</Link> : INN;
}
