import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import type { RuleParameters } from '#compliance/monitoring-rules/parameters.ts'
import type { History } from './history/history.ts'
import { judgeBehavioral } from './judges/behavioral.ts'
import { judgeBlacklist } from './judges/blacklist.ts'
import { judgeChargebackRatio } from './judges/chargeback-ratio.ts'
import { judgeCircular } from './judges/circular.ts'
import { judgeClosedNetwork } from './judges/closed-network.ts'
import { judgeDormant } from './judges/dormant.ts'
import { judgeFan } from './judges/fan.ts'
import { judgeGeographic } from './judges/geographic.ts'
import { judgeManyToMany } from './judges/many-to-many.ts'
import { judgeNewDevice } from './judges/new-device.ts'
import { judgeRapidMovement } from './judges/rapid-movement.ts'
import { judgeRoundAmounts } from './judges/round-amounts.ts'
import { judgeScreening } from './judges/screening.ts'
import { judgeBeneficiaryFanIn, judgeSharedIdentifier } from './judges/shared-identifier.ts'
import { judgeStructuring } from './judges/structuring.ts'
import { judgeThreshold } from './judges/threshold.ts'
import { judgeVelocity } from './judges/velocity.ts'
import { isInScope, OUT_OF_SCOPE, pastOf, type Judging } from './judging.ts'
import type { MonitoredTransaction } from './transaction.ts'
import type { Verdict } from './verdict.ts'

type PatternParameters = Extract<RuleParameters, { readonly ruleType: 'PATTERN' | 'NETWORK' }>

/** Judges a transaction by one rule on its history. Equal input gives an equal verdict: it reads no clock and nothing else. */
export function judge(rule: ActiveRule, transaction: MonitoredTransaction, history: History): Verdict {
  if (!isInScope(rule, pastOf(transaction))) return OUT_OF_SCOPE
  const { parameters } = rule
  const common = { rule, transaction, history }
  switch (parameters.ruleType) {
    case 'THRESHOLD':
      return judgeThreshold({ ...common, parameters })
    case 'VELOCITY':
      return judgeVelocity({ ...common, parameters })
    case 'GEOGRAPHIC':
      return judgeGeographic({ ...common, parameters })
    case 'BEHAVIORAL':
      return judgeBehavioral({ ...common, parameters })
    case 'SCREENING':
      return judgeScreening({ ...common, parameters })
    case 'BLACKLIST':
      return judgeBlacklist({ ...common, parameters })
    case 'CHARGEBACK_RATIO':
      return judgeChargebackRatio({ ...common, parameters })
    case 'DORMANT_REACTIVATION':
      return judgeDormant({ ...common, parameters })
    case 'NEW_DEVICE':
      return judgeNewDevice({ ...common, parameters })
    case 'PATTERN':
    case 'NETWORK':
      return judgePattern({ ...common, parameters })
  }
}

function judgePattern({ parameters, ...common }: Judging<PatternParameters>): Verdict {
  switch (parameters.patternType) {
    case 'STRUCTURING':
      return judgeStructuring({ ...common, parameters })
    case 'ROUND_AMOUNTS':
      return judgeRoundAmounts({ ...common, parameters })
    case 'RAPID_MOVEMENT':
      return judgeRapidMovement({ ...common, parameters })
    case 'FAN_OUT':
    case 'FAN_IN':
      return judgeFan({ ...common, parameters })
    case 'BENEFICIARY_FAN_IN':
      return judgeBeneficiaryFanIn({ ...common, parameters })
    case 'SHARED_IDENTIFIER':
      return judgeSharedIdentifier({ ...common, parameters })
    case 'MANY_TO_MANY':
      return judgeManyToMany({ ...common, parameters })
    case 'CLOSED_NETWORK':
      return judgeClosedNetwork({ ...common, parameters })
    case 'CIRCULAR':
      return judgeCircular({ ...common, parameters })
  }
}
