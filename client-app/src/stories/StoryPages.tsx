import { useParams } from 'react-router-dom';
import AuthorPage from './AuthorPage.tsx';
import BlogPage from './BlogPage.tsx';
import StoryPage from './StoryPage.tsx';

/** The list, a story, and who wrote it. */
export default function StoryPages() {
  const { storyId, authorId } = useParams();
  if (authorId !== undefined) return <AuthorPage />;
  return storyId === undefined ? <BlogPage /> : <StoryPage />;
}
