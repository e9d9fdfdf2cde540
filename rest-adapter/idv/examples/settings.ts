import type { Examples } from '#rest-adapter/endpoint.ts'

const settings = {
  webhookUrl: 'https://hooks.example.com/idv',
  notificationEmail: 'operations@example.com',
  minimumAge: 18,
  attemptsPerDay: 5,
}

export const settingsExamples: Examples['operations'] = {
  GetIdvSettings: { response: settings },
  SetIdvSettings: {
    requests: {
      'Three attempts a day': { attemptsPerDay: 3 },
      'Receive events': {
        webhookUrl: settings.webhookUrl,
        notificationEmail: settings.notificationEmail,
      },
      'Receive no events': { webhookUrl: null },
    },
    response: { ...settings, attemptsPerDay: 3 },
  },
}
