import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type IconProps = Omit<ComponentProps<'svg'>, 'children'>

/** Drawn by ourselves on a 24 px grid with a 1.5 stroke; decoration only, so always hidden from screen readers. */
function Icon({ className, children, ...rest }: ComponentProps<'svg'> & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      // As attributes, so that a size in className wins.
      width="1.25rem"
      height="1.25rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={classNames('shrink-0', className)}
    >
      {children}
    </svg>
  )
}

/** An icon of these lines. */
export function stroke(...paths: readonly string[]) {
  return function StrokeIcon(props: IconProps) {
    return (
      <Icon {...props}>
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </Icon>
    )
  }
}

// Nearly every page loads this file: what the first screens do not show is in more-icons.tsx.

// Places
export const PlaneIcon = stroke(
  'M10.3 13.7 3.6 11.3l1.5-1.5 6.6.7 3.9-3.9c1-1 3.2-1.9 3.9-1.2s-.2 2.9-1.2 3.9l-3.9 3.9.7 6.6-1.5 1.5z',
  'm10.3 13.7-3 3M4.4 16l2.9.7.7 2.9',
)
export const PinIcon = stroke(
  'M12 21c4.3-4.6 6.5-8 6.5-11a6.5 6.5 0 1 0-13 0c0 3 2.2 6.4 6.5 11z',
  'M12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
)
export const CrosshairIcon = stroke('M12 3v3M12 18v3M3 12h3M18 12h3M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10z')

// The journey
export const CarIcon = stroke(
  'M3 16.5v-2.6c0-.9.6-1.6 1.5-1.8l2.4-.5L9.5 8.4c.4-.5 1-.8 1.6-.8h4c.7 0 1.4.3 1.8.9l2 2.6 1 .5c.7.4 1.1 1 1.1 1.8v3.1h-2',
  'M9 16.5h6M4.9 16.5H3',
  'M7 18.4a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM17 18.4a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z',
  'M8.4 11.5h9.3',
)
export const ClockIcon = stroke('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z', 'M12 7.5V12l3 2')
export const CalendarIcon = stroke(
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5z',
  'M4 10h16M8.5 3.5v4M15.5 3.5v4',
)
export const UsersIcon = stroke(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  'M2.5 19.5c.5-3.3 3.1-5.3 6.5-5.3s6 2 6.5 5.3',
  'M15.5 4.9a3.5 3.5 0 0 1 0 6.3M18 14.8c2 .8 3.2 2.4 3.5 4.7',
)
export const LuggageIcon = stroke(
  'M7.5 8h9A1.5 1.5 0 0 1 18 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 17.5v-8A1.5 1.5 0 0 1 7.5 8z',
  'M9.5 8V3.5h5V8M10 11.5v4M14 11.5v4M8.5 19v1.5M15.5 19v1.5',
)

// Reaching and paying
export const PhoneIcon = stroke(
  'M6.2 3.8 8.7 3.5l1.8 4.3-2 1.7c1 2.6 2.9 4.6 5.5 5.8l1.8-2 4.2 1.8-.2 2.6c-.1 1.2-1.1 2.1-2.3 2.1C10.4 19.5 4.3 13.3 4 6.2c0-1.2.9-2.2 2.2-2.4z',
)
export const ChatIcon = stroke(
  'M12 4.5c4.7 0 8.5 3 8.5 6.9s-3.8 6.9-8.5 6.9c-1 0-2-.1-2.9-.4L4.5 20l1.3-3.6c-1.4-1.3-2.3-3-2.3-5C3.5 7.5 7.3 4.5 12 4.5z',
  'M8.5 11.4v.01M12 11.4v.01M15.5 11.4v.01',
)

// Signs
export const CheckIcon = stroke('m5 12.5 4.5 4.5L19 7.5')
export const CloseIcon = stroke('m6 6 12 12M18 6 6 18')
export const PlusIcon = stroke('M12 5v14M5 12h14')
export const MinusIcon = stroke('M5 12h14')
export const ChevronDownIcon = stroke('m6 9.5 6 6 6-6')
export const ChevronUpIcon = stroke('m6 14.5 6-6 6 6')
export const ChevronLeftIcon = stroke('m14.5 6-6 6 6 6')
export const ChevronRightIcon = stroke('m9.5 6 6 6-6 6')
export const ArrowRightIcon = stroke('M4.5 12h15M13.5 6l6 6-6 6')
export const InfoIcon = stroke('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z', 'M12 11.3v5M12 8v.01')
export const WarningIcon = stroke('M12 4 2.8 19.5h18.4z', 'M12 10v4.5M12 17v.01')
export const EditIcon = stroke('M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5')
export const NoteIcon = stroke('M5 4.5h14v10l-5 5H5zM14 19.5v-5h5')
export const MenuIcon = stroke('M4 8h16M4 16h16')
export const StarIcon = stroke('m12 4.5 2.3 4.7 5.2.8-3.8 3.6.9 5.2-4.6-2.4-4.6 2.4.9-5.2L4.5 10l5.2-.8z')
