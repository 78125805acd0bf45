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

function stroke(...paths: readonly string[]) {
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
export const PositionIcon = stroke('M4 11.5 20 4l-7.5 16-2-6.5z')
export const HotelIcon = stroke(
  'M3 19V6M3 16h18v3M21 16v-2.5a3.5 3.5 0 0 0-3.5-3.5H11v6',
  'M7 13.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
)
export const CityIcon = stroke(
  'M4 20V9.5L10 6v14M10 20V3.5h.01L20 8v12M2.5 20h19',
  'M7 11.5v.01M7 15.5v.01M13.5 10v.01M16.5 11v.01M13.5 14.5v.01M16.5 14.5v.01',
)
export const BeachIcon = stroke(
  'M12.6 10.4 16 20M4 13.2C4.6 7.8 9 4.2 13.6 5s7.3 4.5 6.6 8.4L4 13.2z',
  'M3 20h18M12.9 5 12.5 3.5',
)
export const LandmarkIcon = stroke('M3.5 9 12 4l8.5 5zM5.5 9v8M9.8 9v8M14.2 9v8M18.5 9v8M4 17h16M3 20h18')
export const GolfIcon = stroke(
  'M10 16.5V3.5l7 3.2-7 3.3',
  'M7.2 15.6C5 16 3.5 17 3.5 18.1c0 1.6 3.6 2.9 8.2 2.9s8.3-1.3 8.3-2.9c0-1.3-2.4-2.4-5.8-2.8',
)
export const ResortIcon = stroke(
  'M12.5 20c.3-4.5.1-7.8-1-11',
  'M11.5 9C9.8 6.6 6.8 6.2 4.5 8M11.5 9c-2.9-.2-5.2 1.7-5.4 4.6M11.5 9c1-2.8 3.9-4.1 6.8-2.9M11.5 9c2.8-.3 5.4 1.5 5.9 4.4',
  'M4 20h16',
)
export const ShoppingIcon = stroke('M5.5 8.5h13l.9 11.5H4.6zM8.7 11V7.3a3.3 3.3 0 0 1 6.6 0V11')
export const RestaurantIcon = stroke(
  'M7.5 3.5V20.5M4.5 3.5v4.7a3 3 0 0 0 6 0V3.5',
  'M17 13.5v7M17 13.5c-1.7-.4-2.6-2.3-2.6-4.7 0-2.9 1.1-5.3 2.6-5.3z',
)
export const TrainIcon = stroke(
  'M8 3.5h8a2.5 2.5 0 0 1 2.5 2.5v8.5A2.5 2.5 0 0 1 16 17H8a2.5 2.5 0 0 1-2.5-2.5V6A2.5 2.5 0 0 1 8 3.5z',
  'M5.5 10.5h13M9 13.8v.01M15 13.8v.01M9 17l-2 3.5M15 17l2 3.5',
)
export const GlobeIcon = stroke(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z',
  'M3.5 12h17M12 3.5c2.3 2.4 3.4 5.2 3.4 8.5s-1.1 6.1-3.4 8.5c-2.3-2.4-3.4-5.2-3.4-8.5s1.1-6.1 3.4-8.5z',
)

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
export const SeatIcon = stroke(
  'M8 4.5h2.2c.7 0 1.3.5 1.4 1.2L12.7 14H17a2 2 0 0 1 2 2v1.5H9.6a2 2 0 0 1-2-1.7L6.2 6.6A1.8 1.8 0 0 1 8 4.5z',
  'M9.5 20.5h8M13.5 17.5v3M12.2 10.5H16',
)

// Reaching and paying
export const PhoneIcon = stroke(
  'M6.2 3.8 8.7 3.5l1.8 4.3-2 1.7c1 2.6 2.9 4.6 5.5 5.8l1.8-2 4.2 1.8-.2 2.6c-.1 1.2-1.1 2.1-2.3 2.1C10.4 19.5 4.3 13.3 4 6.2c0-1.2.9-2.2 2.2-2.4z',
)
export const MailIcon = stroke(
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z',
  'm4 6.5 8 6 8-6',
)
export const ChatIcon = stroke(
  'M12 4.5c4.7 0 8.5 3 8.5 6.9s-3.8 6.9-8.5 6.9c-1 0-2-.1-2.9-.4L4.5 20l1.3-3.6c-1.4-1.3-2.3-3-2.3-5C3.5 7.5 7.3 4.5 12 4.5z',
  'M8.5 11.4v.01M12 11.4v.01M15.5 11.4v.01',
)
export const CashIcon = stroke(
  'M4 6.5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1z',
  'M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  'M6.5 12v.01M17.5 12v.01',
)
export const CardIcon = stroke(
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z',
  'M3.5 9.8h17M7 14.8h3.5',
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
export const SearchIcon = stroke(
  'M10.8 17.5a6.7 6.7 0 1 0 0-13.4 6.7 6.7 0 0 0 0 13.4z',
  'm15.7 15.7 4.8 4.8',
)
export const InfoIcon = stroke('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z', 'M12 11.3v5M12 8v.01')
export const WarningIcon = stroke('M12 4 2.8 19.5h18.4z', 'M12 10v4.5M12 17v.01')
export const EditIcon = stroke('M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5')
export const TrashIcon = stroke(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 10.5v5.5M13.7 10.5v5.5',
)
export const NoteIcon = stroke('M5 4.5h14v10l-5 5H5zM14 19.5v-5h5')
export const MenuIcon = stroke('M4 8h16M4 16h16')
export const PauseIcon = stroke('M9 6v12M15 6v12')
export const PlayIcon = stroke('M8 5.5 18.5 12 8 18.5z')
export const StarIcon = stroke('m12 4.5 2.3 4.7 5.2.8-3.8 3.6.9 5.2-4.6-2.4-4.6 2.4.9-5.2L4.5 10l5.2-.8z')
export const BellIcon = stroke(
  'M12 4.2a5.3 5.3 0 0 0-5.3 5.3c0 5-2 6.3-2 6.3h14.6s-2-1.3-2-6.3A5.3 5.3 0 0 0 12 4.2z',
  'M10.2 18.8a2 2 0 0 0 3.6 0',
)
export const BellOffIcon = stroke(
  'M8.2 5.8A5.3 5.3 0 0 1 17.3 9.5c0 2 .3 3.4.7 4.4M6.9 8.2a6 6 0 0 0-.2 1.3c0 5-2 6.3-2 6.3h11.3',
  'M10.2 18.8a2 2 0 0 0 3.6 0M4.5 4.5l15 15',
)
export const KeyIcon = stroke(
  'M8.5 19.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9z',
  'm11.7 11.8 8.3-8.3M15.5 8l3 3M18.5 5l2 2',
)
export const ShieldIcon = stroke(
  'M12 3.5 5 6v5.5c0 4.3 2.8 7.4 7 9 4.2-1.6 7-4.7 7-9V6z',
  'm9 12 2.2 2.2L15.2 10',
)
