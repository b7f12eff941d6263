import { useParams } from 'react-router-dom';
import ProjectPage from './ProjectPage.tsx';
import ProjectsPage from './ProjectsPage.tsx';

/** The list of projects, or one project. */
export default function ProjectPages() {
  return useParams().slug === undefined ? <ProjectsPage /> : <ProjectPage />;
}
