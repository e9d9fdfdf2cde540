import type { Examples } from '#rest-adapter/endpoint.ts'

const csv = (...rows: readonly string[]): { readonly response: string } => ({
  response: rows.map(row => `${row}\r\n`).join(''),
})

const incomeStatement = csv(
  'code,name,type,amount,record_type',
  '4100,Fee income,INCOME,2500.00,LINE',
  '5200,Staff costs,EXPENSE,1250.00,LINE',
  ',income,,2500.00,TOTAL',
  ',expense,,1250.00,TOTAL',
  ',net_income,,1250.00,TOTAL',
)

/** Financial reports as CSV, the first of their file formats. */
export const financialReportFileExamples: Examples['operations'] = {
  GetTrialBalanceFile: csv(
    'account_id,code,name,type,debit,credit,record_type',
    '0199a1c2-7f30-7cde-8f21-0000000001c1,1000,Cash,ASSET,1250.00,0.00,LINE',
    '0199a1c2-7f30-7cde-8f21-0000000001c3,4100,Fee income,INCOME,0.00,2500.00,LINE',
    '0199a1c2-7f30-7cde-8f21-0000000001c4,5200,Staff costs,EXPENSE,1250.00,0.00,LINE',
    ',,total,,2500.00,2500.00,TOTAL',
  ),
  GetIncomeStatementFile: incomeStatement,
  GetProfitAndLossFile: incomeStatement,
  GetBalanceSheetFile: csv(
    'code,name,type,amount,record_type',
    '1000,Cash,ASSET,125000.50,LINE',
    '2000,Savings accounts,LIABILITY,123750.50,LINE',
    ',Result of the year,EQUITY,1250.00,LINE',
    ',assets,,125000.50,TOTAL',
    ',liabilities,,123750.50,TOTAL',
    ',equity,,1250.00,TOTAL',
  ),
  GetCashFlowFile: csv(
    'section,code,name,amount,record_type',
    'OPERATING,,Net income,1250.00,LINE',
    'INVESTING,1500,Fixed assets,-5000.00,LINE',
    ',,operating,1250.00,TOTAL',
    ',,investing,-5000.00,TOTAL',
    ',,financing,0.00,TOTAL',
    ',,fx_effect,0.00,TOTAL',
    ',,net_change,-3750.00,TOTAL',
    ',,opening_cash,105000.00,TOTAL',
    ',,closing_cash,101250.00,TOTAL',
  ),
  GetChangesInEquityFile: csv(
    'row,share_capital,share_premium,retained_earnings,statutory_reserve,regulatory_risk_reserve,other_reserves,total,record_type',
    'OPENING,100000.00,0.00,0.00,0.00,0.00,0.00,100000.00,LINE',
    'PROFIT,0.00,0.00,1250.00,0.00,0.00,0.00,1250.00,LINE',
    'CLOSING,100000.00,0.00,1250.00,0.00,0.00,0.00,101250.00,LINE',
    'opening,,,,,,,100000.00,TOTAL',
    'change,,,,,,,1250.00,TOTAL',
    'closing,,,,,,,101250.00,TOTAL',
  ),
}
