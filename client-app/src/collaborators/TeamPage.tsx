import { listTeam } from '@venue/sdk/collaborators';
import { nameOf, type TeamMember } from '@venue/sdk/collaborators/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import css from './TeamPage.module.css';

/** The venue's team, for everybody. */
export default function TeamPage() {
  const { data, error, refetch } = useCall(listTeam, {});
  const team = data?.message.team;
  return (
    <Page {...useScreen()} lead="Встретим гостей и&nbsp;поможем подготовить мероприятие.">
      {!team ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить команду" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={4} height={360} />
        )
      ) : team.length === 0 ? (
        <Empty title="Здесь появится команда площадки" text="Пока никто о&nbsp;себе не&nbsp;рассказал." />
      ) : (
        <ul className={css.team}>
          {team.map(member => (
            <Member key={member.collaboratorId} member={member} />
          ))}
        </ul>
      )}
    </Page>
  );
}

/** A team member. The first line of the text is the name, the rest is what they do. */
function Member({ member: { collaboratorText: text, collaboratorImage: image } }: { member: TeamMember }) {
  const name = nameOf(text);
  const rest = text.trim().split('\n').slice(1).join('\n').trim();
  return (
    <li className={css.member}>
      {image ? (
        <img src={image.thumb} alt="" width={640} height={640} decoding="async" />
      ) : (
        <span className={css.letter} aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
      )}
      <h2>{name}</h2>
      {rest && <p>{rest}</p>}
    </li>
  );
}
