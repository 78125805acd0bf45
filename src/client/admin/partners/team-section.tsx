import type { PartnerMemberAnswer } from '@chauffeur/contract/partner-people'
import { memberRoles, type MemberRole } from '@chauffeur/domain/partner-members'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ConfirmCall } from '../common/confirm-call.tsx'
import { CustomerText, Done } from '../common/fact.tsx'
import { EmailField, SelectField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { CardList, ReadPart } from '../common/resource-list.tsx'

/** Who of a partner signs in to /partner. */
export function TeamOf({ partnerId }: { partnerId: string }) {
  const query = trpc.partners.members.useQuery({ partnerId }, { staleTime: 0 })
  return (
    <ReadPart query={query} what="team" waiting="Loading the team...">
      {({ members }) =>
        members.length === 0 ? (
          <p className="text-soft">Nobody. Who is added signs in at /partner by a link that is mailed.</p>
        ) : (
          <CardList label="Team" rows={members} className="gap-2">
            {(member) => <MemberCard partnerId={partnerId} member={member} />}
          </CardList>
        )
      }
    </ReadPart>
  )
}

function MemberCard({ partnerId, member }: { partnerId: string; member: PartnerMemberAnswer }) {
  const { id, email, role, createdAt, createdBy } = member
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-raised px-4 py-3 text-sm shadow-card sm:px-5">
      <CustomerText className="font-medium">{email}</CustomerText>
      <span>{partnerTexts.roles[role]}</span>
      <span className="flex-1 text-soft">
        <Done at={createdAt} by={createdBy} />
      </span>
      <ConfirmCall
        procedure={trpc.partners.removeMember}
        label="Remove"
        question={`Remove ${email}?`}
        effect="They are signed out at once, and get no more links."
        busyLabel="Removing..."
        input={{ partnerId, id }}
        done={{ title: 'Removed from the team' }}
        failed="Nobody was removed"
      />
    </div>
  )
}

const roles = memberRoles.map((value) => ({ value, label: partnerTexts.roles[value] }))

function newMember(): { email: string; role: MemberRole } {
  return { email: '', role: 'owner' }
}

/** The button and the dialog that add somebody, or give them another role. */
export function AddMemberDialog({ partnerId }: { partnerId: string }) {
  const { dialog, field } = useFormDialog(trpc.partners.setMember, {
    start: newMember,
    input: (draft) => ({ partnerId, ...draft }),
    done: { title: 'Added to the team', description: 'They sign in at /partner.' },
    failed: 'Nobody was added',
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<Button size="small">Add to the team</Button>}
      title="Add to the team"
      description="Who is in it already gets the role that is chosen here."
      submit="Add"
      busy="Adding..."
    >
      <EmailField {...field('email')} label="Email" required />
      <SelectField {...field('role')} label="Role" options={roles} />
    </FormDialog>
  )
}
