import { Accordion as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './icons.tsx'

export type AccordionProps = {
  /** The open item; '' for none. Leave both out to let it keep its own. */
  value?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  defaultValue?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** One item open at a time, all may be closed. */
export function Accordion({ value, onValueChange, defaultValue, className, children }: AccordionProps) {
  return (
    <Radix.Root
      type="single"
      collapsible
      {...(value === undefined ? {} : { value })}
      {...(onValueChange === undefined ? {} : { onValueChange })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      className={classNames('divide-y divide-line', className)}
    >
      {children}
    </Radix.Root>
  )
}

export type AccordionItemProps = {
  value: string
  title: ReactNode
  /** The heading's place in the page's outline. */
  level?: 2 | 3 | 4 | 5 | undefined
  children: ReactNode
}

export function AccordionItem({ value, title, level = 3, children }: AccordionItemProps) {
  const Heading = `h${level}` as const
  return (
    <Radix.Item value={value}>
      <Radix.Header asChild>
        <Heading className="font-sans">
          <Radix.Trigger
            className={
              'group/trigger flex min-h-12 w-full items-center justify-between gap-4 rounded-control py-3 text-left ' +
              'font-medium transition-colors hover:text-accent'
            }
          >
            <span className="min-w-0">{title}</span>
            <ChevronDownIcon className="size-5 text-soft transition-transform duration-200 group-data-[state=open]/trigger:rotate-180" />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
        <div className="pb-5">{children}</div>
      </Radix.Content>
    </Radix.Item>
  )
}
