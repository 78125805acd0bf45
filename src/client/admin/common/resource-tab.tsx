import { useRef, type ReactNode, type RefObject } from 'react'
import { ResourceList, type ResourceListProps } from './resource-list.tsx'
import { useFocusWhenLost } from './use-focus-when-lost.ts'

type ResourceTabProps = {
  titleId: string
  title: string
  lead: ReactNode
  /** Beside the title: what adds a row. */
  action?: ReactNode
  /** Undefined until they are read. When it decreases and the focus is lost, the title gets the focus. */
  rowCount: number | undefined
  titleRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** A tab of the dashboard about one kind of thing. */
export function ResourceTab(props: ResourceTabProps) {
  const { titleId, title, lead, action, rowCount, titleRef, children } = props
  const ownRef = useRef<HTMLHeadingElement>(null)
  const heading = titleRef ?? ownRef
  useFocusWhenLost(heading, rowCount)
  return (
    <section aria-labelledby={titleId}>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id={titleId} ref={heading} tabIndex={-1} className="text-heading outline-none">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-soft">{lead}</p>
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}

type ResourceSectionProps<Row> = Omit<ResourceTabProps, 'rowCount' | 'children'> & ResourceListProps<Row>

/** A tab that is one list of the server. */
export function ResourceSection<Row>(props: ResourceSectionProps<Row>) {
  const { what, rows, state, icon, empty, children, ...tab } = props
  const list = { what, rows, state, icon, empty, children }
  return (
    <ResourceTab {...tab} rowCount={rows?.length}>
      <ResourceList {...list} />
    </ResourceTab>
  )
}
