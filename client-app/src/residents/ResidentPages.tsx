import { useParams } from 'react-router-dom';
import ResidentPage from './ResidentPage.tsx';
import ResidentsPage from './ResidentsPage.tsx';

/** The list of residents, or one resident. */
export default function ResidentPages() {
  return useParams().residentId === undefined ? <ResidentsPage /> : <ResidentPage />;
}
