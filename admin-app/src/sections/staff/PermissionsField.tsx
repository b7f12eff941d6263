import { type Permission, permissionNames } from '@venue/sdk';
import { permissionTable } from '@venue/sdk/staff/model';
import { FieldGroup } from '@venue/shared-ui/fields/Field.tsx';
import { useController } from 'react-hook-form';
import css from './PermissionsField.module.css';

interface Props {
  name: string;
  /** Whether the editing user holds a permission: nobody can give or take away what they do not hold. */
  held: (permission: Permission) => boolean;
}

/** The permissions of a role as checkboxes. Ticking one also ticks reading; clearing reading clears the others. */
export function PermissionsField({ name, held }: Props) {
  const { field, fieldState } = useController({ name });
  const selection = new Set<string>(Array.isArray(field.value) ? field.value : []);
  const toggle = (permission: Permission, reads: Permission | undefined, others: readonly Permission[]) => {
    const next = new Set(selection);
    if (next.delete(permission)) {
      if (permission === reads) for (const other of others.filter(held)) next.delete(other);
    } else {
      next.add(permission);
      if (reads && held(reads)) next.add(reads);
    }
    field.onChange([...next]);
  };
  return (
    <FieldGroup
      label="Права"
      {...(permissionNames.every(held) ? {} : { hint: 'Недоступны те права, которых нет у\u00a0вас самих.' })}
      error={fieldState.error?.message}
    >
      {({ labelledBy, describedBy }) => (
        <table className={css.table} aria-labelledby={labelledBy} aria-describedby={describedBy}>
          <tbody>
            {permissionTable.map(({ area, label, cells }) => {
              const reads = cells.find(cell => cell.verb === 'read')?.permission;
              return (
                <tr key={area}>
                  <th scope="row">{label}</th>
                  <td>
                    {cells.map(cell => (
                      <label key={cell.permission} className={css.cell} data-off={!held(cell.permission) || undefined}>
                        <input
                          type="checkbox"
                          aria-label={`${label}: ${cell.label.toLowerCase()}`}
                          checked={selection.has(cell.permission)}
                          disabled={!held(cell.permission)}
                          onBlur={field.onBlur}
                          onChange={() =>
                            toggle(
                              cell.permission,
                              reads,
                              cells.map(each => each.permission),
                            )
                          }
                        />
                        {cell.label}
                      </label>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </FieldGroup>
  );
}
