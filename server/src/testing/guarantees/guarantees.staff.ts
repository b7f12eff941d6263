import { type Guarantee, refusal } from './guarantees.refusal.ts';
import { factor, factorUse, invitation, recovery, reportMail, sharedView, view, wholeRole } from './guarantees.rows.ts';

/** Guarantees about staff, their rights and their tools. */
export const staffGuarantees: readonly Guarantee[] = [
  {
    what: 'at least one account can manage staff',
    how: '`lockStaff`: changes of roles lock one row and count the managers before they commit',
    proofs: [
      { file: 'areas/staff/roles.test.ts', test: 'two who leave at once, or take it from each other: one stays' },
    ],
  },
  {
    what: 'nobody grants a permission they do not hold',
    how: '`mayTurn` in `staff.rules.ts`',
    proofs: [
      { file: 'areas/staff/staff.test.ts', test: 'nobody gives or takes a permission they do not hold' },
      {
        file: 'areas/staff/roles.test.ts',
        test: 'permissions one does not hold are neither given nor taken, no matter who has the role',
      },
    ],
  },
  {
    what: 'one role has all permissions, including future ones',
    refusals: [
      refusal(
        'staff_role_has_all',
        'partial unique index',
        'staff_role',
        `DELETE FROM staff_role WHERE has_all; ${wholeRole('Одна')}`,
        wholeRole('Другая'),
      ),
    ],
  },
  {
    what: 'an invitation link sets a password once',
    how: 'using it deletes its row, which stores a hash',
    refusals: [
      refusal(
        'staff_invitation_token_hash_unique',
        'unique constraint',
        'staff_invitation',
        invitation(101),
        invitation(102),
      ),
    ],
    proofs: [{ file: 'areas/staff/staff.test.ts', test: 'of two who use one link at once one sets the password' }],
  },
  {
    what: 'a code of a second factor is accepted once',
    refusals: [
      refusal(
        'second_factor_use_user_id_step_pk',
        'primary key',
        'second_factor_use',
        `${factor}; ${factorUse}`,
        factorUse,
      ),
    ],
    proofs: [
      { file: 'areas/security/security.login.test.ts', test: 'a code counts once, also for two who send it at once' },
    ],
  },
  {
    what: 'an account has one second factor, and a recovery code works once',
    how: 'using it deletes its row, which stores a hash',
    refusals: [
      refusal('second_factor_pkey', 'primary key', 'second_factor', factor),
      refusal('recovery_code_user_id_code_hash_pk', 'primary key', 'recovery_code', `${factor}; ${recovery}`, recovery),
    ],
    proofs: [
      {
        file: 'areas/security/security.login.test.ts',
        test: 'a recovery code works once, however it is written, and for nobody else',
      },
    ],
  },
  {
    what: 'who sees the back office as a role has no wider rights than their own, and changes nothing',
    how: 'the rights of both roles are intersected with each request, and every write is refused',
    proofs: [
      {
        file: 'areas/staff/roles.view.test.ts',
        test: 'never widens them: not by choosing a role with more, and not when the role gains some',
      },
      { file: 'areas/staff/roles.view.test.ts', test: 'changes nothing, whatever the role may change' },
    ],
  },
  {
    what: 'a user has one default view per list; titles of own views and of shared views are unique',
    refusals: [
      refusal('saved_view_one_default', 'partial unique index', 'saved_view', view('one', true), view('two', true)),
      refusal('saved_view_title', 'unique index', 'saved_view', view('one', true), view('one', false)),
      refusal('saved_view_shared_title', 'partial unique index', 'saved_view', sharedView(101), sharedView(102)),
    ],
  },
  {
    what: 'a person has a report mailed in one rhythm',
    refusals: [
      refusal(
        'report_mail_user_id_report_pk',
        'primary key',
        'report_mail',
        reportMail('weekly'),
        reportMail('monthly'),
      ),
    ],
  },
  {
    what: 'a bulk action processes each selected record once',
    how: 'its plan and results are rows of `idempotency`',
    proofs: [
      {
        file: 'areas/bulk/bulk.test.ts',
        test: 'goes on with the records chosen at first until none is left, each once',
      },
    ],
  },
];
