import { findAuthors } from '@venue/sdk/authors/admin';
import type { AuthorBrief } from '@venue/sdk/authors/model';
import type { Story } from '@venue/sdk/stories/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { SuggestInput } from '@venue/shared-ui/fields/Suggest.tsx';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { InputProps } from '../../app/record/form/Fieldset.tsx';

type Chosen = Pick<AuthorBrief, 'authorId' | 'authorName'>;

interface Known {
  /** The authors whose names are known. */
  readonly authors: readonly Chosen[];
  readonly learn: (author: Chosen) => void;
}

/** The authors whose names a form knows: its initial author and those chosen since. */
export function useKnownAuthors(author: Story['storyAuthor']): Known {
  const [picks, setPicks] = useState<readonly Chosen[]>([]);
  return {
    authors: author ? [author, ...picks] : picks,
    learn: each => setPicks(previous => [...previous, each]),
  };
}

/** Who wrote a story, found on the server by name; the value is the author's number. */
export function AuthorField({ known, ...props }: InputProps & { known: Known }) {
  const { client } = useApi();
  const { field, fieldState } = useController({ name: props.name });
  const id: number | null = field.value ?? null;
  const author = known.authors.find(each => each.authorId === id);
  return (
    <SuggestInput<Chosen>
      {...props}
      from={1}
      // A draft may contain an author whose name has not been loaded.
      value={id === null ? null : (author ?? { authorId: id, authorName: `Автор №\u00a0${id}` })}
      onChange={author => {
        if (author) known.learn(author);
        field.onChange(author?.authorId ?? null);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
      find={async (authorName, signal) =>
        (await client.send(findAuthors, { body: { authorName } }, { signal })).message.authors
      }
      textOf={({ authorName }) => authorName}
    />
  );
}
