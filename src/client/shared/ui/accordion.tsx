import { Accordion as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './icons.tsx'

type AccordionProps = {
  /** The item that is open at first. */
  defaultValue?: string | undefined
  children: ReactNode
}

/** One item open at a time, all may be closed. */
export function Accordion({ defaultValue, children }: AccordionProps) {
  return (
    <Radix.Root
      type="single"
      collapsible
      {...(defaultValue === undefined ? {} : { defaultValue })}
      className="divide-y divide-line"
    >
      {children}
    </Radix.Root>
  )
}

type AccordionItemProps = {
  value: string
  title: ReactNode
  /** The heading's place in the page's outline. */
  level?: 2 | 3 | 4 | 5 | undefined
  /** On a phone its button is no wider than its title and lies over what is beneath, at the end of the line. */
  isShort?: boolean | undefined
  children: ReactNode
}

export function AccordionItem({ value, title, level = 3, isShort = false, children }: AccordionItemProps) {
  const Heading = `h${level}` as const
  return (
    <Radix.Item value={value}>
      <Radix.Header asChild>
        <Heading className={classNames('font-sans', isShort && 'max-sm:flex max-sm:justify-end')}>
          <Radix.Trigger
            className={classNames(
              'group/trigger flex min-h-12 w-full items-center justify-between gap-4 rounded-control py-3 text-left',
              'font-medium transition-colors hover:text-accent',
              isShort &&
                'max-sm:pointer-events-auto max-sm:relative max-sm:z-20 max-sm:min-h-11 max-sm:w-auto max-sm:gap-2 max-sm:py-2',
            )}
          >
            <span className="min-w-0">{title}</span>
            <ChevronDownIcon className="size-5 text-soft transition-transform duration-200 group-data-[state=open]/trigger:rotate-180" />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content
        className={classNames(
          'overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold',
          isShort && 'max-sm:pointer-events-auto',
        )}
      >
        <div className="pb-5">{children}</div>
      </Radix.Content>
    </Radix.Item>
  )
}
