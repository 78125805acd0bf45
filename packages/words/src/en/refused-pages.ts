/** The page that a person reads in a browser in the place of one that is refused. */
export const refusedPages = {
  of: {
    links: {
      heading: 'This link does not work',
      body: 'Links that do not work were opened often from your connection, which you may share with others, as in a hotel. A link that works still opens: please open it from our last email again, making sure that it is complete.',
    },
    pages: {
      heading: 'A short pause, please',
      body: 'Very many pages were opened from your connection, which you may share with others, as in a hotel.',
    },
    'no link': {
      heading: 'This link does not work',
      body: 'It may have been cut off, or a newer one has taken its place. Please open the one from our last email, or write to us.',
    },
    overloaded: {
      heading: 'One moment, please',
      body: 'Very many people are using this site at the moment.',
    },
    unavailable: {
      heading: 'One moment, please',
      body: 'Our system cannot be reached at the moment. Your booking is safe.',
    },
    failed: {
      heading: 'Something went wrong',
      body: 'This is our mistake. Your booking is safe. Please try again, or call us.',
    },
  },
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  again: (time: string) => `Please try again in ${time}.`,
  contacts: 'How to reach us',
  home: 'To the home page',
}
